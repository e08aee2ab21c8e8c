/** Writes each text into the element with that name: `data-part="day"`. */
export function fillParts(figure: HTMLElement, texts: Record<string, string>): void {
  for (const [part, text] of Object.entries(texts)) {
    const element = figure.querySelector(`[data-part=${part}]`);
    if (element) element.textContent = text;
  }
}
