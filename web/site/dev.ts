/**
 * Loaded by every page in `npm run dev`: imports all style sheets, so that Vite hot-reloads them; not that of the
 * content editor's preview, which pads the body. As in the build, those of shared components come before those of
 * pages, which may override them.
 */
import.meta.glob('../ui/**/*.css', { eager: true });
import.meta.glob(['../**/*.css', '!../ui/**', '!../content-editor/**'], { eager: true });
import.meta.hot?.accept();
