import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { howItWorks as english } from '../en/how-it-works.ts';

const f = figures('fr');
const { brand } = settings;

export const howItWorks: typeof english = {
  meta: {
    title: `Comment ça marche\u00a0: plan, stratégie, exécution · ${brand}`,
    description:
      'Plan, stratégie et exécution de vos campagnes SEA au même endroit\u00a0: un prix par projet, sans passage de relais, chaque semaine face à sa prévision.',
  },
  title: 'Le partenaire de vos campagnes, le stress en moins',
  lede: 'Un seul plan, de la première ligne à la première alerte. Suivez-le au fil de la page.',
  plan: {
    title: `Mobilier de jardin, trois marchés, ${f.forecastWeeksWord} semaines`,
    summary: (v) =>
      `Un plan, à mesure qu’il se construit. D’abord quatre lignes et une prévision de ${v.from} à ${v.to} conversions par semaine. Puis un budget de ${v.total}, réparti entre les lignes. Trois semaines plus tard, ${v.actual} conversions réalisées, toutes dans la fourchette. Enfin, une alerte\u00a0: pendant leurs deux premières semaines, les social ads ont dépensé ${v.spent} au lieu de ${v.planned}.`,
    conversions: 'Conversions par semaine',
    wide: 'large, encore sans budget',
    narrow: (v) => `de ${v.from} à ${v.to}, plus étroite`,
    inside: (actual) => `${actual}\u00a0: dans la fourchette`,
    budget: 'Budget',
    split: { brand: 'marque', generic: 'génér.', retail: 'marketplace', social: 'social' },
    later: '3 semaines plus tard',
    alert: {
      spent: (v) => `Social ads, deux premières semaines\u00a0: ${v.spent} dépensés, ${v.planned} planifiés.`,
      pace: 'À ce rythme, le budget sera épuisé une semaine trop tôt.',
      fix: (v) => `À ${v.weekly} par semaine, il tiendra comme planifié.`,
    },
  },
  steps: {
    plan: {
      name: 'Plan',
      text: `Connectez le compte, ou dites ce que vend un nouveau client, où et à quel prix. Une ligne apparaît pour chaque façon de toucher le public, et la prévision répond par une fourchette sur les ${f.forecastMonthsWord} prochains mois.`,
      promise: 'Sans honoraires d’agence',
      kept: `Selon notre estimation, seuls ${f.canAfford} des chefs d’entreprise peuvent se permettre des honoraires d’agence. Avec moins d’heures par client, vous pouvez en servir davantage. Vous nous payez par projet, jamais en pourcentage du budget média.`,
    },
    strategise: {
      name: 'Stratégie',
      text: 'Répartissez le budget, choisissez audiences et appareils, écrivez les annonces. À chaque choix, la prévision se redessine et la fourchette se resserre.',
      promise: 'Exécution immédiate',
      kept: 'Le plan validé est la campagne. Personne ne le ressaisit sur une plateforme.',
    },
    execute: {
      name: 'Exécution',
      text: `Lancez vos campagnes sur ${f.platforms} depuis un seul écran. Les semaines passées virent au bleu, face à leur prévision.`,
      promise: 'Des résultats, analyse comprise',
      kept: 'Chaque semaine est confrontée à sa prévision d’origine, et ventilée par zone, appareil ou audience.',
    },
    watch: {
      name: `Ensuite, ${brand} veille.`,
      text: '404, rythme de dépense, refus\u00a0: vous le savez en temps réel, avec le changement qui réglerait le problème. Vous validez\u00a0; rien ne change tout seul.',
      promise: 'L’esprit tranquille',
      kept: 'Vous le savez avant le client.',
    },
  },
  services: {
    label: 'Services',
    title: 'Les services, dans l’ordre où ils servent.',
    lede: 'Huit services travaillent sur le même plan. Chacun commence où commence sa barre, sans passage de relais.',
    caption: 'Où commence et où finit chaque service',
    note: 'Dessiné par étape, sans calendrier.',
    forecasting: { name: 'Prévision', text: 'une fourchette par semaine, et son bilan' },
    mediaPlanning: { name: 'Média planning', text: `${f.planMonthsWord} mois sur une page` },
    adCopy: { name: 'Rédaction d’annonces', text: 'des premiers jets à retoucher' },
    campaigns: { name: 'Montage de campagnes', text: `${f.platformCountWord} plateformes, un écran` },
    audience: { name: 'Analyse d’audience', text: 'quel segment rapporte' },
    device: { name: 'Analyse par appareil', text: 'quel écran fait vendre' },
    alerts: { name: 'Alertes et rythme de dépense', text: '404, dépense, refus' },
    decks: { name: 'Rapports et présentations', text: 'écrits pour le client' },
  },
  closer: 'Commencez par le plan.',
};
