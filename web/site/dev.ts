/** Loaded by every page in `npm run dev`: imports all style sheets, so that Vite hot-reloads them. */
import.meta.glob('../**/*.css', { eager: true });
import.meta.hot?.accept();
