import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { terms as english } from '../en/terms.ts';

const f = figures('fr');
const { brand } = settings;

export const terms: typeof english = {
  meta: {
    title: `Conditions générales · ${brand}`,
    description: `Conditions d’utilisation du site ${brand}\u00a0: accès sur demande, essai gratuit de ${f.trialDays} jours, des fourchettes et non des garanties, et ce dont nous répondons.`,
  },
  contents: 'Sur cette page',
  updated: (date) => `Mise à jour\u00a0: ${date}`,
};
