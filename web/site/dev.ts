/**
 * Loaded by every page in `npm run dev`: imports all style sheets, so that Vite hot-reloads them; not that of the
 * content editor's preview, which pads the body.
 */
import.meta.glob(['../**/*.css', '!../content-editor/**'], { eager: true });
import.meta.hot?.accept();
