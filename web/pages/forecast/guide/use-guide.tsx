import { type ReactNode, useState } from 'react';
import type { howToExport } from '../../../../content/messages/en/how-to-export.ts';
import { type Locale, localPath } from '../../../../contract/locales.ts';
import type { Platform } from '../../../../forecast/reports/report.ts';
import type { GuidePlatform } from '../../../ui/export-guide/export-steps.tsx';

/** The guide to exports, loaded when opened. If that fails, its page opens instead. */
export function useGuide(locale: Locale): { dialog: ReactNode; openGuide: (platform: Platform) => void } {
  const [dialog, setDialog] = useState<ReactNode>();
  async function openGuide(platform: Platform): Promise<void> {
    const first: GuidePlatform = platform === 'table' || platform === 'spotify-ads' ? 'google-ads' : platform;
    try {
      const [{ GuideDialog }, { howToExport: t }] = await Promise.all([
        import('./guide-dialog.tsx'),
        import(`../../../../content/messages/${locale}/how-to-export.ts`) as Promise<{
          howToExport: typeof howToExport;
        }>,
      ]);
      setDialog(
        <GuideDialog key={Date.now()} {...{ t, locale, first }} onClose={() => setDialog(undefined)} />,
      );
    } catch {
      location.assign(`${localPath(locale, '/how-to-export')}#${first}`);
    }
  }
  return { dialog, openGuide: (platform) => void openGuide(platform) };
}
