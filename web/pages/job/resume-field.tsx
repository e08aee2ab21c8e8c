import { resumeTypes } from '../../../contract/job-application.ts';
import { Field, type FieldProps } from '../../ui/form/field.tsx';
import s from './resume-field.module.css';

const accept = Object.entries(resumeTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join();

/** Takes one file. What was chosen is shown by the browser. */
export function ResumeField(field: FieldProps) {
  return (
    <Field {...field}>
      {({ defaultValue: _none, ...control }) => (
        <input type="file" accept={accept} className={s.file} {...control} />
      )}
    </Field>
  );
}
