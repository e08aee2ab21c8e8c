import { settings } from '../../settings.ts';
import type { careers as english } from '../en/careers.ts';

const { brand } = settings;

export const careers: typeof english = {
  meta: {
    title: `Carrières · ${brand}`,
    description: `Construisez le plan sur lequel travaillent les agences. Postes ouverts chez ${brand} en gestion commerciale et customer success, avec lieux et horaires.`,
  },
  banner: {
    title: 'Carrières',
    tagline: 'Rejoignez notre équipe\u00a0: de belles opportunités vous attendent\u00a0!',
    intro:
      'Nous construisons le plan sur lequel travaillent les agences. De petites équipes, un langage clair, des décisions prises au plus près du client. Si vous préférez voir venir le prochain trimestre plutôt que de justifier le dernier, lisez la suite.',
  },
  search: { label: 'Chercher un poste', placeholder: 'Intitulé du poste', submit: 'Chercher' },
  openRoles: 'Postes ouverts',
  noRoles: 'Aucun poste n’est ouvert en ce moment. Nous lisons aussi les candidatures spontanées.',
  week: {
    title: 'Une semaine dans ce poste',
    lede: 'Ce que demande l’offre d’emploi, dessiné comme un plan.',
    role: 'Poste',
    caption: 'Une semaine type, à titre d’exemple',
    note: 'Les tâches sont les missions de l’offre\u00a0; les jours et les durées sont des exemples. Plein\u00a0: avec une agence. Clair\u00a0: avec une équipe. Contour\u00a0: en autonomie.',
    company: { agency: 'avec une agence', team: 'avec une équipe', self: 'en autonomie' },
  },
};
