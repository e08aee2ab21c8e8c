import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { team as english } from '../en/team.ts';

const f = figures('fr');
const { brand } = settings;

export const team: typeof english = {
  meta: {
    title: `Nos équipes\u00a0: qui fait quoi, et quand · ${brand}`,
    description: `Prévision, campagnes, données, onboarding, service client\u00a0: la mission de chaque équipe et le moment où elle intervient, du premier appel au plan hebdomadaire.`,
  },
  title: 'De petites équipes, un seul plan.',
  lede: 'Chaque équipe porte le nom de sa mission et signe ses e-mails de ce nom. Vous savez toujours à qui vous adresser.',
  teams: {
    forecasting: {
      name: 'Équipe prévision',
      position: `Lit les ${f.forecastWeeksWord} semaines passées pour prévoir les ${f.forecastWeeksWord} suivantes, et tient le bilan.`,
    },
    campaign: {
      name: 'Équipe campagnes',
      position: 'Connaît par cœur les plateformes publicitaires, et ce que chacune refuse.',
    },
    data: {
      name: 'Équipe données',
      position: `Veille sur une base de ${f.overBrandsWord} de marques et sous-catégories, pour ne comparer que ce qui est comparable.`,
    },
    onboarding: {
      name: 'Équipe onboarding',
      position: `Mène l’appel de ${f.callMinutes} minutes et reste là pendant les ${f.trialDays} jours qui suivent.`,
    },
    care: {
      name: 'Équipe service client',
      position: 'Une équipe dédiée qui répond jour et nuit.',
    },
  },
  timing: {
    title: 'Qui intervient, et quand.',
    lede: 'De l’appel au plan hebdomadaire. Les équipes se relaient sans rupture\u00a0: la première est encore là quand la suivante commence.',
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
    title: 'Interrogez une équipe, ou rejoignez-en une.',
    meet: 'Prendre rendez-vous',
    careers: 'Carrières',
  },
};
