import { settings } from '../../settings.ts';
import type { careersSearch as english } from '../en/careers-search.ts';

export const careersSearch: typeof english = {
  meta: {
    title: `Chercher un poste ouvert · ${settings.brand}`,
    description: `Trouvez un poste chez ${settings.brand} par son intitulé. Chaque offre précise la ville, le mode de travail, l’expérience, la date limite et ce qu’il faut envoyer.`,
  },
  name: 'Chercher un poste',
  count: (n) => `${n} ${n < 2 ? 'poste' : 'postes'}`,
  everywhere: 'dans tous les pays',
};
