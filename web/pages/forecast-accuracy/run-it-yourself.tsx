import download from '../../../content/accuracy-download.json' with { type: 'json' };
import { settings } from '../../../content/settings.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { useMessages } from '../../ui/page.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import s from './run-it-yourself.module.css';

const dataUrl = 'https://github.com/Mcompetitions/M4-methods';
const downloadPath = '/downloads/forespan-accuracy.zip';

/** The benchmark as a download, and the sources of its data. */
export function RunItYourself() {
  const { again } = useMessages().forecastAccuracy;
  const [before, after] = again.questions.split(settings.email);
  return (
    <Sheet spaced labelledBy="again" className={s.section}>
      <SectionHead id="again" title={again.title}>
        {again.lede}
      </SectionHead>
      <div className={s.run}>
        <ButtonAnchor href={downloadPath} big>
          {again.download}
        </ButtonAnchor>
        <pre>
          <i># {again.comment}</i>
          {'\nnode check.ts'}
        </pre>
      </div>
      <div className={s.notes}>
        <p>
          {again.licence}
          <code>{download.sha256}</code>
        </p>
        <p>
          {again.data}
          <a href={dataUrl}>{again.dataLink}</a>.{' '}
          {settings.repository && (
            <>
              {again.code}
              <a href={settings.repository}>{settings.repository}</a>.{' '}
            </>
          )}
          {before}
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
          {after}
        </p>
      </div>
    </Sheet>
  );
}
