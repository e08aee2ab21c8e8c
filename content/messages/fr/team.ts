import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { team as english } from '../en/team.ts';

const f = figures('fr');
const { brand } = settings;

export const team: typeof english = {
  meta: {
    title: `Équipe\u00a0: cinq pôles, un seul plan · ${brand}`,
    description: `Prévision, campagnes, données, démarrage, service client\u00a0: ce dont répond chaque pôle et quand il intervient pour vous, du premier appel au plan hebdomadaire.`,
  },
  title: 'Cinq pôles, un seul plan.',
  lede: 'Chaque pôle porte le nom de sa mission. Vous savez toujours à qui vous adresser, et qui vous a écrit.',
  above: 'Pages parentes',
  desks: {
    forecasting: {
      name: 'Pôle prévision',
      position: `Lit les ${f.forecastWeeksWord} semaines passées pour prévoir les ${f.forecastWeeksWord} suivantes, et tient le bilan.`,
    },
    campaign: {
      name: 'Pôle campagnes',
      position: 'Connaît par cœur les trois plateformes, et ce que chacune refuse.',
    },
    data: {
      name: 'Pôle données',
      position: `Veille sur une base qui dépasse ${f.brandsWord} de marques et sous-catégories, pour ne comparer que ce qui est comparable.`,
    },
    onboarding: {
      name: 'Pôle démarrage',
      position: `Mène l’appel de ${f.callMinutes} minutes et reste là pendant les ${f.trialDays} jours qui suivent.`,
    },
    care: {
      name: 'Pôle service client',
      position: 'Une équipe dédiée qui répond jour et nuit.',
    },
  },
  timing: {
    title: 'Qui intervient, et quand.',
    lede: 'De l’appel au plan hebdomadaire. Les pôles se chevauchent\u00a0: celui qui passe le relais est encore là quand le suivant commence.',
    phases: {
      call: { name: 'L’appel', length: `${f.callMinutes} minutes` },
      trial: { name: 'Essai gratuit', length: `${f.trialDays} jours` },
      after: { name: 'Puis chaque semaine', length: '' },
    },
    work: {
      onboarding: 'Mène l’appel, puis reste jusqu’au dernier jour de l’essai',
      data: 'Connecte vos comptes, puis tient la comparaison à jour',
      forecasting: `Commence par le mois en cours, voit à ${f.forecastMonthsWord} mois dès que vous vous abonnez`,
      campaign: 'Porte le plan sur les plateformes dès que vous décidez de continuer',
      care: 'Là dès la première minute, à toute heure',
    },
  },
  closer: {
    title: 'Interrogez un pôle, ou rejoignez-en un.',
    meet: 'Prendre rendez-vous',
    careers: 'Carrières',
  },
};
