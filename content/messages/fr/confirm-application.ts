import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { confirmApplication as english } from '../en/confirm-application.ts';

const f = figures('fr');

export const confirmApplication: typeof english = {
  meta: {
    title: `Confirmez votre candidature · ${settings.brand}`,
    description:
      'Confirmez que l’adresse est la vôtre, et l’équipe onboarding lira votre candidature à la liste d’attente. D’ici là, personne ne la lit.',
  },
  title: 'Confirmez votre candidature',
  lede: 'Cliquez sur le lien de l’e-\u2060mail que nous vous avons envoyé, et nous lirons votre candidature. Introuvable\u00a0? Regardez dans vos indésirables ou faites-vous renvoyer l’e-\u2060mail.',
  find: 'Cherchez cet e-\u2060mail\u00a0: son bouton ouvre cette page avec votre candidature.',
  action: 'Confirmer la candidature',
  note: 'Rien ne se passe tant que vous n’avez pas cliqué sur le bouton. Si la demande ne vient pas de vous, fermez cette page\u00a0: la candidature n’ira pas plus loin.',
  change: {
    caption: 'Ce qui changerait',
    field: 'Réponse',
    before: 'Actuellement',
    after: 'Nouveau',
    action: 'Confirmer la modification',
    note: 'Rien ne se passe tant que vous n’avez pas cliqué sur le bouton. Si les nouvelles réponses ne viennent pas de vous, fermez simplement cette page.',
    again: 'Ouvrir le formulaire',
  },
  again: {
    formLabel: 'Renvoyer l’e-\u2060mail de confirmation',
    email: 'Adresse e-\u2060mail de votre candidature',
    submit: 'Renvoyer l’e-\u2060mail',
    apply: 'Ou envoyer une nouvelle candidature',
    sent: {
      title: 'Consultez votre boîte de réception.',
      text: `Si une candidature ou une modification envoyée avec cette adresse attend encore sa confirmation, l’e-\u2060mail est en route. Nous en envoyons au plus un toutes les ${f.optInMailMinutes}\u00a0minutes, et ${f.optInMailsPerDayWord} par jour.`,
    },
  },
};
