/**
 * The editor's script and fonts. They are not installed with our packages: `npm run editor -- --fetch` downloads them
 * from npm.
 */
export const editorPackage = { name: '@sveltia/cms', version: '0.221.1' };

interface EditorFile {
  /** Its name in `editor/`. */
  name: string;
  /** Its path in the package. */
  path: string;
  integrity: string;
}

export const editorScript: EditorFile = {
  name: 'sveltia-cms.js',
  path: 'dist/sveltia-cms.js',
  integrity: 'sha384-JQ+XsKx/UzwdTiNnFStza3XtqqQoVtyNPApkfvwlzZDfhe7giE9CnfQrpHqgv3k6',
};

/** The script refers to the same families on a CDN. Without the first, icons appear as words. */
export const editorFonts: (EditorFile & { family: string; weight: string })[] = [
  {
    family: 'Material Symbols Outlined',
    weight: '100 700',
    name: 'symbols.woff2',
    path: 'npm/assets/material-symbols-outlined-latin-wght-normal-_Z1IJPLg.woff2',
    integrity: 'sha384-jSrN0g1mW/BeecSujeAPcuLp7zQj/xLJoQCLGYEec9wBNVcjMvG7t7zm6owf/EbR',
  },
  {
    family: 'Source Sans 3',
    weight: '200 900',
    name: 'source-sans.woff2',
    path: 'npm/assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2',
    integrity: 'sha384-px/1t3814AGauo+dYVwJeYIj6kxQGPA32dak807VyLhuCAikpw0djsfUEEC1Oom1',
  },
];
