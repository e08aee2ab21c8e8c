import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { about as english } from '../en/about.ts';

const f = figures('fr');
const { brand } = settings;

export const about: typeof english = {
  meta: {
    title: `À propos\u00a0: des gens d’agence qui prévoient · ${brand}`,
    description: `D’anciens salariés d’une grande agence de marketing internationale ont fondé ${brand} en ${f.foundedIn}. Ce que nous construisons, pour qui, et qui vous répond.`,
  },
  title: 'Nous avons quitté l’agence pour construire ce qui lui manquait.',
  years: {
    label: `Frise chronologique de l’entreprise. Fondation en ${f.foundedIn}\u00a0; le trait est plein jusqu’à aujourd’hui, puis s’ouvre sur la prévision des ${f.forecastMonthsWord} prochains mois.`,
    founded: 'Fondation',
    caption: 'De la fondation à aujourd’hui',
    note: 'Années à l’échelle. La suite est un dessin, pas une prévision.',
  },
  story: {
    label: 'Notre histoire',
    first: `D’anciens salariés d’une grande agence de marketing internationale ont fondé ${brand} en ${f.foundedIn}. Nous avions passé des années à expliquer le mois écoulé. Nous voulions voir les ${f.forecastMonthsWord} suivants.`,
    flagship: `Notre prévision, le cœur du produit, couvre les ${f.forecastMonthsWord} prochains mois. Elle croise tendances du marché, comportement d’achat, analyse concurrentielle et analyse prédictive, et annonce son degré de certitude. Autour d’elle, nous avons bâti ce qu’il faut à un responsable de compte pour agir\u00a0: des campagnes sur ${f.platforms}, des alertes en temps réel, des synthèses qui s’écrivent toutes seules.`,
    more: [
      'Nous travaillons avec des agences, dont les clients vont de la petite start-up à la multinationale. L’accès se fait sur demande, parce qu’une prévision inadaptée à votre type de compte n’aide personne, et que nous préférons vous le dire avant.',
      'Ce que nous ne faisons pas\u00a0: vendre vos données, promettre un chiffre unique, vous demander de croire une courbe sans sa fourchette. Chaque prévision reste consignée à côté de ce qui s’est passé.',
    ],
    learnMore: 'Lire la suite',
    showLess: 'Réduire',
  },
  teams: {
    title: 'Les équipes qui travaillent avec vous.',
    lede: 'Elles sont petites et portent le nom de leur mission. C’est aussi celui dont elles signent leurs e-\u2060mails.',
    team: 'Qui intervient, et quand',
  },
  closer: { title: 'Travaillez avec nous, ou chez nous.', access: 'Demander l’accès', careers: 'Carrières' },
};
