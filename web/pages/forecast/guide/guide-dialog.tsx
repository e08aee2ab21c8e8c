import { type KeyboardEvent, useState } from 'react';
import { platformNames } from '../../../../content/describe-report.ts';
import { fill } from '../../../../content/fill.ts';
import type { howToExport } from '../../../../content/messages/en/how-to-export.ts';
import { type Locale, localPath } from '../../../../contract/locales.ts';
import { ExportSteps, type GuidePlatform, stepsAsText } from '../../../ui/export-guide/export-steps.tsx';
import { ToolDialog } from '../parts/tool-dialog.tsx';
import s from './guide-dialog.module.css';

interface Props {
  t: typeof howToExport;
  locale: Locale;
  first: GuidePlatform;
  onClose: () => void;
}

/** Export instructions for each platform, on top of the page. */
export function GuideDialog({ t, locale, first, onClose }: Props) {
  const platforms = Object.keys(t.guides) as GuidePlatform[];
  const [platform, setPlatform] = useState(first);
  const [copied, setCopied] = useState<boolean>();

  function choose(next: GuidePlatform): void {
    setPlatform(next);
    setCopied(undefined);
  }
  function moveBy(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (platforms.indexOf(platform) + step + platforms.length) % platforms.length;
    choose(platforms[index] ?? platform);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }
  async function copy(): Promise<void> {
    const title = fill(t.from, { platform: platformNames[platform] });
    const text = stepsAsText(title, t.guides[platform]);
    setCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  }

  return (
    <ToolDialog title={t.title} close={t.close} className={s.dialog} onClose={onClose}>
      <div className={s.tabs} role="tablist" aria-label={t.platforms} onKeyDown={moveBy}>
        {platforms.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`guide-${each}`}
            aria-selected={each === platform}
            aria-controls="guide-steps"
            tabIndex={each === platform ? 0 : -1}
            onClick={() => choose(each)}
          >
            {platformNames[each]}
          </button>
        ))}
      </div>
      <div id="guide-steps" role="tabpanel" aria-labelledby={`guide-${platform}`}>
        <ExportSteps platform={platform} t={t} />
      </div>
      <p className={s.foot}>
        {t.menus} {t.send}{' '}
        <button type="button" className={s.copy} onClick={copy}>
          {t.copy}
        </button>{' '}
        <span role="status">{copied === undefined ? '' : copied ? t.copied : t.notCopied}</span>{' '}
        <a href={`${localPath(locale, '/how-to-export')}#${platform}`} target="_blank" rel="noopener">
          {t.page}
        </a>
      </p>
    </ToolDialog>
  );
}
