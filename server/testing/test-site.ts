import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Locale, locales, localPath } from '../../contract/locales.ts';
import type { SiteFile, SiteManifest } from '../../contract/site-manifest.ts';

export const scriptHash = "'sha256-c2NyaXB0'";
export const styleHash = "'sha256-c3R5bGU='";

export function pageText(locale: Locale, title: string): string {
  return `<!doctype html><html lang="${locale}"><title>${title}</title>${`<p>${title} in ${locale}</p>`.repeat(40)}</html>`;
}

/** A form with the placeholders that the server fills in. */
const formText = `<form method="post"><p data-banner hidden><span></span></p>
<input name="fullName"><input name="email"><p data-error-for="email" hidden></p><textarea name="additionalInfo"></textarea>
<select name="size"><option value="1">1</option><option value="2">2</option></select>
<input type="radio" name="spend" value="a" checked><input type="radio" name="spend" value="b">
<input type="hidden" name="token" value=""></form>
<div data-island="form" data-props='{"a":1}'></div>`;

const jobText = `<form method="post" enctype="multipart/form-data"><p data-banner hidden><span></span></p>
<input type="hidden" name="job" value="business-manager-uk"><input name="fullName"><input name="email"><textarea name="coverLetter"></textarea>
<input type="file" name="resume"><p data-error-for="resume" hidden></p></form>`;

const scheduleText = `<form method="post"><p data-banner hidden><span></span></p><p data-text="lede"></p>
<input type="date" name="date"><select name="offset"><option value="">-</option><option value="1">1</option><option value="2">2</option></select>
<input type="radio" name="time" value="10:30"><input type="radio" name="time" value="11:30">
<input name="name"><input name="email"><p data-error-for="email" hidden></p><input type="hidden" name="meeting" value=""></form>`;

const meetingText = `<h1 data-text="title">Meeting</h1><p data-text="lede"></p>
<p data-only="booked" hidden><a href="/" data-href="file">ics</a><a href="/" data-href="move">move</a><a href="/" data-href="cancel">cancel</a></p>
<form method="post" data-only="cancel" hidden><input type="hidden" name="token" value=""><button>Cancel</button></form>
<p data-only="reminders-2" hidden>2 reminders</p><p data-only="reminders-1" hidden>1 reminder</p>
<p data-only="cancelled past none">again</p>
<figure data-only="booked cancel cancelled past" data-mark="" hidden><b data-text="day"></b><b data-text="hours"></b><b data-text="zone"></b>
<b data-text="utcHours"></b><b data-only="other-day" data-text="utcDay" hidden></b><i data-text="hour5"></i><i data-text="utcHour5"></i></figure>`;

const confirmText = `<h1 data-text="title">No link</h1><p data-text="lede"></p>
<form method="post" data-only="waiting" hidden><input type="hidden" name="token" value=""><button>Confirm</button></form>
<p data-only="confirmed changed" hidden>back</p><ol data-mark="unconfirmed" data-only="none confirmed changed stale"></ol><p data-only="stale" hidden>form</p>
<div data-only="change" hidden><table><tr data-each="changes"><th data-text="field"></th><td data-text="before"></td><td data-text="after"></td></tr></table>
<form method="post"><input type="hidden" name="token" value=""><button>Confirm change</button></form></div>
<form method="post" data-only="none"><p data-banner hidden><span></span></p><input name="email"><p data-error-for="email" hidden></p></form>`;

const checkText = `<form method="post"><p data-banner hidden><span></span></p><input name="websiteUrl"><p data-error-for="websiteUrl" hidden></p></form>
<section data-only="answer" hidden><div data-mark="good"><h2 data-text="title"></h2><p data-only="ticket"><a data-href="ticket">mail</a></p>
<p data-only="next" data-text="next"></p><p data-text="text"></p></div>
<ol data-only="map"><li data-each="rows" data-mark="tag"><i data-text="lines"></i><code data-only="code" data-text="code"></code>
<div data-only="pin"><b data-text="name"></b><em data-only="word" data-text="word"></em></div>
<ul data-only="inside"><li data-each="inside" data-mark="box"><b data-text="itemName"></b></li></ul></li></ol>
<ul data-only="notes"><li data-each="notes" data-text="note"></li></ul>
<div data-only="developer"><p data-text="developerText"></p><a data-href="developer">mail</a></div>
<input data-only="link" readonly data-text="link"></section><p data-only="idle">What the check reads</p>`;

/**
 * Writes a small site in the format of the build to a temporary folder and returns its path. `more` adds files by
 * path.
 */
export async function writeTestSite(more: Record<string, string> = {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'test-site-'));
  const files = await Promise.all([
    ...locales.flatMap((locale) => [
      writePage(dir, locale, 'Home', { path: localPath(locale, '/') }),
      writePage(dir, locale, 'Pricing', { path: localPath(locale, '/pricing') }),
      writePage(dir, locale, 'Schedule', { path: localPath(locale, '/ScheduleMeeting') }, scheduleText),
      writePage(dir, locale, 'Move', { path: localPath(locale, '/move-meeting') }, scheduleText),
      writePage(dir, locale, 'Meeting', { path: localPath(locale, '/meeting') }, meetingText),
      writePage(dir, locale, 'Waitlist', { path: localPath(locale, '/join-the-waitlist') }, formText),
      writePage(dir, locale, 'Waitlist too', { path: localPath(locale, '/join-waitlist') }, formText),
      writePage(dir, locale, 'Coming soon', { path: localPath(locale, '/Comingsoon') }, formText),
      writePage(dir, locale, 'Sales', { path: localPath(locale, '/Sales') }, formText),
      writePage(dir, locale, 'Support', { path: localPath(locale, '/support') }, formText),
      writePage(dir, locale, 'Check', { path: localPath(locale, '/check-GA-tag') }, checkText),
      writePage(dir, locale, 'Job', { path: localPath(locale, '/business-manager-uk') }, jobText),
      writePage(dir, locale, 'Confirm', { path: localPath(locale, '/confirm-application') }, confirmText),
      writePage(dir, locale, 'Thanks', { path: localPath(locale, '/thank-you-page') }),
      writePage(dir, locale, 'Click', { path: localPath(locale, '/thank-you-page'), doubleOptIn: true }),
      writePage(dir, locale, 'Not found', { role: 'not-found' }),
      writePage(dir, locale, 'Failed', { role: 'error' }),
    ]),
    writePage(dir, 'en', 'Console', { role: 'console' }),
    writeAsset(
      dir,
      '/assets/app-4f2a.js',
      'text/javascript; charset=utf-8',
      'let x = 1;\n'.repeat(100),
      true,
    ),
    writeAsset(dir, '/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\n'),
    writeAsset(dir, '/og/home.png', 'image/png', 'not really a picture'),
    ...Object.entries(more).map(([path, text]) => writeAsset(dir, path, 'application/octet-stream', text)),
  ]);
  const manifest: SiteManifest = {
    origin: 'https://www.example.com',
    files,
    jobs: {},
    redirects: {
      ...Object.fromEntries(locales.map((locale) => [localPath(locale, '/home'), localPath(locale, '/')])),
      '/en': '/',
      '/en/pricing': '/pricing',
    },
  };
  await writeFile(join(dir, 'site.json'), JSON.stringify(manifest));
  return dir;
}

async function writePage(
  dir: string,
  locale: Locale,
  title: string,
  place: Pick<SiteFile, 'path' | 'role' | 'doubleOptIn'>,
  more = '',
): Promise<SiteFile> {
  const file = `${locale}/${title}.html`;
  await writeCompressed(dir, file, pageText(locale, title) + more);
  const page = { locale, scripts: [scriptHash], styles: [styleHash], noindex: place.role !== undefined };
  return { ...place, file, type: 'text/html; charset=utf-8', compressed: true, immutable: false, page };
}

async function writeAsset(
  dir: string,
  path: string,
  type: string,
  text: string,
  immutable = false,
): Promise<SiteFile> {
  const file = path.slice(1);
  await writeCompressed(dir, file, text);
  return { path, file, type, compressed: immutable, immutable };
}

async function writeCompressed(dir: string, file: string, text: string): Promise<void> {
  const path = join(dir, 'site', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  await writeFile(`${path}.br`, brotliCompressSync(text));
  await writeFile(`${path}.gz`, gzipSync(text));
}
