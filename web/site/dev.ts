/** In every page of `npm run dev`: all style sheets through Vite, so that a saved one shows without a reload. */
import.meta.glob('../**/*.css', { eager: true });
import.meta.hot?.accept();
