import { settings } from '../../settings.ts';
import type { careersSearch as english } from '../en/careers-search.ts';

export const careersSearch: typeof english = {
  meta: {
    title: `Chercher un poste ouvert · ${settings.brand}`,
    description: `Trouvez un poste chez ${settings.brand} par intitulé, pays, ville, domaine, expérience ou mode de travail. Chaque offre indique sa date limite et permet de postuler.`,
  },
  name: 'Chercher un poste',
  count: (n) => `${n} ${n < 2 ? 'poste' : 'postes'}`,
  everywhere: 'dans tous les pays',
  refine: { title: 'Affiner la recherche', country: 'Pays ou région', city: 'Ville' },
  picker: {
    placeholder: 'Choisir un pays',
    none: 'Aucun résultat',
    loading: 'Chargement…',
    one: '1\u00a0pays',
    many: '{n}\u00a0pays',
  },
  term: { label: 'Recherche', open: '«\u00a0', close: '\u00a0»' },
  remove: 'Retirer',
  clear: 'Tout effacer',
  empty: {
    title: 'Aucun poste trouvé\u00a0!',
    text: 'Aucun poste ne correspond à ces filtres. Effacez-les ou écrivez-nous\u00a0: nous lisons aussi les candidatures spontanées.',
    write: 'Nous écrire',
  },
};
