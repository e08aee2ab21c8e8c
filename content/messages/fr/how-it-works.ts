import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { howItWorks as english } from '../en/how-it-works.ts';

const f = figures('fr');
const { brand } = settings;

export const howItWorks: typeof english = {
  meta: {
    title: `Comment ça marche\u00a0: plan, stratégie, exécution · ${brand}`,
    description:
      'Plan, stratégie et exécution de vos campagnes SEA au même endroit\u00a0: sans honoraires d’agence, sans passage de relais, chaque semaine face à sa prévision.',
  },
  title: 'Le partenaire de vos campagnes, le stress en moins',
  lede: 'Trois étapes qui se chevauchent, comme dans une vraie semaine.',
  steps: {
    plan: {
      name: 'Plan',
      text: `Dites ce que vend le client, où et à quel prix. La prévision répond par une fourchette sur les ${f.forecastMonthsWord} prochains mois.`,
    },
    strategise: {
      name: 'Stratégie',
      text: 'Choisissez les plateformes, répartissez le budget, écrivez les annonces. À chaque choix, la prévision se redessine à côté.',
    },
    execute: {
      name: 'Exécution',
      text: `Lancez sur ${f.platforms} depuis un seul écran. Les alertes veillent.`,
    },
  },
  fees: {
    title: `Un sur ${f.canAffordOneInWord}.`,
    text: `Selon notre estimation, seuls ${f.canAfford} des chefs d’entreprise peuvent se permettre des honoraires d’agence. Pour une agence, ${brand} ramène le travail hebdomadaire à quelques minutes\u00a0: les petits clients deviennent rentables, eux aussi. Pour un e-commerçant, il fait ce travail sans les honoraires.`,
    label: `Un carré sur ${f.canAffordOneInWord} est plein\u00a0: ${f.canAfford}.`,
  },
  relief: {
    title: 'Quatre soucis de moins',
    items: [
      {
        term: 'Sans honoraires d’agence',
        text: 'Le prix dépend du nombre de projets, jamais du budget média de vos clients.',
      },
      {
        term: 'Exécution immédiate',
        text: 'Le plan validé est la campagne. Personne ne le ressaisit dans une régie.',
      },
      {
        term: 'L’esprit tranquille',
        text: '404, rythme de dépense, refus\u00a0: vous le savez en temps réel, avant le coup de fil du client.',
      },
      {
        term: 'Des résultats, analyse comprise',
        text: 'Chaque semaine est confrontée à sa prévision d’origine, et ventilée par zone, appareil ou audience.',
      },
    ],
  },
  services: {
    title: 'Services',
    forecasting: 'Prévision',
    mediaPlanning: 'Média planning',
    adCopy: 'Rédaction d’annonces',
    campaigns: 'Montage de campagnes',
    audience: 'Analyse d’audience',
    device: 'Analyse par appareil',
    alerts: 'Alertes et rythme de dépense',
    decks: 'Rapports et présentations',
  },
  closer: 'Commencez par le plan.',
};
