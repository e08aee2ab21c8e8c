import { settings } from '../../settings.ts';
import type { privacy as english } from '../en/privacy.ts';

const { brand } = settings;

export const privacy: typeof english = {
  meta: {
    title: `Politique de confidentialité · ${brand}`,
    description: `Ce que le site ${brand} conserve quand vous postulez, écrivez ou réservez, jusqu’à quand, et comment le faire effacer. Ni cookies visiteurs ni scripts tiers.`,
  },
  sections: 'Sections',
  updated: (date) => `Mise à jour\u00a0: ${date}`,
  learnMore: 'Lire la suite',
  showLess: 'Réduire',
  someShown: (v) => `${v.shown} sections affichées sur ${v.all}.`,
  allShown: (all) => `Les ${all} sections sont affichées.`,
};
