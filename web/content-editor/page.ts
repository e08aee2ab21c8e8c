import { settings } from '../../content/settings.ts';
import { editorFonts, editorScript } from './editor-files.ts';
import { apiOrigin, type ContentRepository } from './repository.ts';

/** The CDN from which the script takes its fonts. */
const fontCdn = 'https://cdn.jsdelivr.net';

/**
 * The content editor's `index.html`. Its policy only allows the files next to it and the service with the content; a
 * script from a CDN also takes its fonts from one.
 */
export function editorPage(repository: ContentRepository, scriptUrl?: string): string {
  const script = scriptUrl ?? editorScript.name;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${scriptUrl ? ` ${new URL(scriptUrl).origin}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `font-src 'self'${scriptUrl ? ` ${fontCdn}` : ''}`,
    `img-src 'self' data: blob: ${avatars(repository)}`,
    `connect-src 'self' data: blob: ${apiOrigin(repository)}`,
    'frame-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>${settings.brand} content</title>
${scriptUrl ? '' : `    <link rel="stylesheet" href="fonts.css">\n`}  </head>
  <body>
    <script src="${script}" integrity="${editorScript.integrity}" crossorigin="anonymous"></script>
    <script src="start.js"></script>
  </body>
</html>
`;
}

/** The editor's own fonts, from the files next to it. */
export function editorFontCss(): string {
  return editorFonts
    .map(
      ({ family, weight, name }) =>
        `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(${name}) format("woff2"); }\n`,
    )
    .join('');
}

/** Avatars of the people who sign in. */
function avatars(repository: ContentRepository): string {
  return repository.service === 'github' && !repository.origin
    ? 'https://avatars.githubusercontent.com'
    : apiOrigin(repository);
}
