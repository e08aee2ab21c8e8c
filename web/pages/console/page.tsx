import { settings } from '../../../content/settings.ts';
import { Console } from '../../console/console.tsx';
import { consoleRoot } from '../../console/console-root.ts';
import type { PageDefinition } from '../../ui/page.tsx';

/** The console before its script has loaded the session. */
function ConsolePage() {
  return (
    <div id={consoleRoot}>
      <Console />
    </div>
  );
}

export const page: PageDefinition = {
  head: () => ({ title: `Console · ${settings.brand}`, description: 'For operators.' }),
  Body: ConsolePage,
};
