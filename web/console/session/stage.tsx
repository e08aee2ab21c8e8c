import { type FormHTMLAttributes, type ReactNode, type Ref, useEffect } from 'react';
import look from '../../ui/button.module.css';
import panel from '../../ui/panel.module.css';
import sheet from '../../ui/sheet.module.css';
import { Header } from '../frame/frame.tsx';
import s from './stage.module.css';

/** A stand-alone form, before the console opens. */
export function CardForm(
  props: FormHTMLAttributes<HTMLFormElement> & {
    title: string;
    ref?: Ref<HTMLFormElement>;
    children: ReactNode;
    beside?: ReactNode;
  },
) {
  const { title, ref, children, beside, ...rest } = props;
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
  return (
    <>
      <Header />
      <main id="main" className={`${sheet.sheet} ${s.stage}`}>
        <form {...rest} ref={ref} className={`${panel.panel} ${s.panel}`} method="post">
          <h1>{title}</h1>
          {children}
        </form>
        {beside}
      </main>
    </>
  );
}

/** The form's main button, with alternatives below it. */
export function StageActions(props: { label: string; busy: boolean; children?: ReactNode }) {
  return (
    <div className={s.actions}>
      <button type="submit" className={`${look.button} ${look.big}`} disabled={props.busy}>
        {props.label}
      </button>
      {props.children}
    </div>
  );
}
