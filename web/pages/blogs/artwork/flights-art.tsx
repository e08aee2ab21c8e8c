import { blocks, Field } from './field.tsx';

/** Flights that all lie ahead. */
export function FlightsArt() {
  return (
    <Field ground="var(--persimmon)" ruling="rgb(19 21 27/.16)">
      <path
        fill="#fff"
        d={blocks([
          [66, 44, 574, 36],
          [164, 148, 240, 36],
          [312, 252, 290, 36],
        ])}
      />
      <path
        fill="var(--ink)"
        d={`${blocks([
          [66, 96, 290, 36],
          [115, 200, 142, 36],
        ])}M428 297l25 25-25 25-25-25z`}
      />
      <path
        fill="var(--persimmon-2)"
        d={blocks([
          [361, 96, 279, 36],
          [460, 148, 180, 36],
        ])}
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="4" d="M96 297l25 25-25 25-25-25z" />
      <path stroke="var(--ink)" strokeWidth="5" d="M60 0v400" />
    </Field>
  );
}
