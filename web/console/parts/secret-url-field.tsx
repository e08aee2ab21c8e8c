/** Sets the validity of the form's secret URL, and returns the URL if the whole form is valid. */
export function readSecretUrl(
  form: HTMLFormElement,
  isValid: (url: string) => boolean,
  message: string,
): string | undefined {
  const input = form.elements.namedItem('url') as HTMLInputElement;
  input.setCustomValidity(isValid(input.value) ? '' : message);
  return form.reportValidity() ? input.value : undefined;
}

/** A field for a secret URL. It starts empty: a stored URL is never shown again. */
export function SecretUrlField(props: {
  label: string;
  placeholder: string;
  className?: string | undefined;
}) {
  return (
    <label className={props.className}>
      {props.label}
      <input
        name="url"
        required
        maxLength={2_000}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder}
        onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
      />
    </label>
  );
}
