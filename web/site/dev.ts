/** Dev only: every stylesheet through Vite, so that an edit shows without a reload. */
import.meta.glob('../**/*.css', { eager: true });
