import { settings } from '../../settings.ts';
import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  httpErrors: {
    notFound: 'Il n’y a rien à cette adresse.',
    methodNotAllowed: 'Cette adresse n’accepte pas ce type de requête.',
    badRequest: 'Nous n’avons pas pu lire cette requête. Rechargez la page et réessayez.',
    unsupportedType: 'Cette adresse n’accepte pas ce type de contenu. Rechargez la page et réessayez.',
    tooLarge:
      'C’est trop pour un seul message. Revenez en arrière dans le navigateur, puis raccourcissez le texte ou choisissez un fichier plus petit.',
    forbidden: `Cette page n’est pas autorisée à nous envoyer des données. Ouvrez le formulaire sur ${settings.domain} et envoyez-le de là.`,
    tooMany: 'Trop de requêtes en peu de temps. Patientez un instant, puis réessayez.',
    internal: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
    timeTaken: 'Ce créneau vient d’être réservé. Choisissez-en un autre.',
    dayBooked: 'Cette date est complète. Choisissez une autre date disponible.',
    dayClosed: 'Nous sommes fermés ce jour-là. Choisissez-en un autre.',
    timePast: 'Ce créneau est passé ou trop proche. Choisissez un créneau ultérieur.',
    tooFarAhead: 'Ce jour ne peut pas encore être réservé. Choisissez une date plus proche.',
    meetingLimit: `Nous ne prenons que quelques réservations par personne et par jour. Pour modifier un rendez-vous, utilisez le lien de l’invitation. S’il vous en faut un autre, écrivez à ${settings.email}.`,
    movedTooOften: `Ce rendez-vous ne peut plus être déplacé. Annulez-le et réservez-en un autre, ou écrivez à ${settings.email}.`,
    meetingOver:
      'Ce rendez-vous est annulé ou a commencé\u00a0: il ne peut plus être déplacé. Vous pouvez en réserver un autre.',
    scheduleConflict: 'L’hôte ne travaille pas à cette heure. Confirmez l’horaire ou choisissez-en un autre.',
    jobClosed:
      'Cette offre est close\u00a0: nous n’acceptons plus de candidatures. Consultez les postes ouverts sur notre page Carrières.',
    meetingAhead: 'Ce rendez-vous n’a pas encore commencé\u00a0: il n’y a pas encore de résultat à noter.',
    wrongSignIn: 'L’adresse e-\u2060mail et le mot de passe ne correspondent pas. Vérifiez votre saisie.',
    codeNeeded: 'Saisissez le code à six chiffres de votre application d’authentification.',
    wrongCode: 'Ce code est erroné ou a déjà servi. Attendez le suivant.',
    wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
    signedOut: 'Votre session est fermée. Connectez-vous pour continuer.',
    mayOnlyLook: 'Vous pouvez consulter cet élément, mais pas le modifier.',
    adminsOnly: 'Seuls les administrateurs peuvent le faire.',
    codeRequired: 'Ici, la connexion exige un code. Configurez le vôtre et gardez-le activé.',
    lastAdmin: 'C’est le dernier administrateur. Nommez d’abord quelqu’un d’autre.',
    alreadyOperator: 'Cette adresse appartient déjà à un compte.',
    linkExpired: 'Ce lien a expiré ou a déjà été utilisé.',
    changedMeanwhile: 'Une modification a eu lieu entre-temps. Rechargez la page et vérifiez.',
    tooManyViews: 'Vous avez atteint le nombre maximal de vues enregistrées. Supprimez-en une d’abord.',
    anotherOpen: 'Une autre demande de la même personne est encore ouverte. Fermez d’abord l’une des deux.',
    unknownVariable: 'Un champ entre accolades n’est pas disponible ici. Vérifiez son orthographe.',
    wordsMissing: 'Remplacez d’abord […] par votre propre texte.',
    answerMissing: 'Toute candidature reçoit une réponse. Rédigez-la ou choisissez de ne rien envoyer.',
    alreadySent: 'Trop tard\u00a0: l’e-\u2060mail est déjà parti.',
    looksLikeSpam: 'Cela ressemble à du spam. Retirez le signalement avant de répondre.',
    noAddress: 'Aucune adresse e-\u2060mail n’a été indiquée\u00a0: impossible de répondre.',
  },
  tooManyFor: (time) =>
    `Trop de requêtes en peu de temps. Réessayez dans ${time} ou écrivez à ${settings.email}.`,
  tooManyPage: {
    title: 'Trop d’envois à la suite',
    kept: 'Votre saisie est conservée sur cette page. Renvoyez-la après ce délai.',
    lostFile: 'Seul le fichier est à choisir de nouveau.',
    sendAgain: 'Envoyer de nouveau',
    openAgain: 'Ouvrir de nouveau la page',
  },
  confirmation: {
    waiting: {
      title: 'Cette adresse est-elle la vôtre\u00a0?',
      lede: 'Vous avez demandé à rejoindre la liste d’attente. Confirmez que l’adresse est bien la vôtre, et nous lirons votre candidature.',
    },
    confirmed: {
      title: 'Votre adresse est confirmée.',
      lede: 'Merci d’avoir rejoint la liste d’attente. Nous lisons chaque candidature\u00a0: si votre profil correspond, l’équipe onboarding vous écrira, avec votre interlocuteur en copie\u00a0; dans le cas contraire, nous vous le dirons aussi.',
    },
    change: {
      title: 'Modifier votre candidature\u00a0?',
      lede: 'Le formulaire de la liste d’attente a été envoyé de nouveau avec votre adresse. Rien n’a encore changé. Vérifiez les nouvelles réponses et confirmez-les si elles viennent de vous.',
    },
    changed: {
      title: 'Cette modification est faite.',
      lede: 'Nous avons repris les nouvelles réponses dans votre candidature. Vous n’avez plus rien à faire.',
    },
    dismissed: {
      title: 'Cette modification n’a pas été faite.',
      lede: 'Notre équipe ne l’a pas retenue\u00a0; le lien ne fonctionne plus. Pour modifier votre candidature, renvoyez le formulaire.',
    },
    replaced: {
      title: 'Cette modification a été remplacée.',
      lede: 'Des modifications plus récentes ont été envoyées avec la même adresse\u00a0; le lien ne fonctionne plus. Utilisez le lien du dernier e-\u2060mail ou renvoyez le formulaire.',
    },
    closed: {
      title: 'Cette candidature est close.',
      lede: 'Nous avons déjà pris notre décision\u00a0; elle ne peut plus être modifiée. Vous pouvez présenter une nouvelle candidature à tout moment.',
    },
    broken: {
      title: 'Ce lien ne fonctionne pas.',
      lede: 'Il est peut-être incomplet, ou nous n’avons plus cette candidature. Ouvrez le lien depuis l’e-\u2060mail lui-même ou faites-vous renvoyer l’e-\u2060mail.',
    },
  },
  meetings: {
    stillFree: (times) => `Encore libres ce jour-là\u00a0: ${times}.`,
    page: {
      booked: {
        title: (day) => `Rendez-vous le ${day}.`,
        lede: 'L’invitation vous parvient par e-\u2060mail. Cette page est privée\u00a0: son lien y figure, en cas d’imprévu.',
      },
      cancel: {
        title: 'Annuler ce rendez-vous\u00a0?',
        lede: 'Rien n’est encore annulé. Si vous confirmez, le créneau sera libéré pour quelqu’un d’autre et vous recevrez une confirmation.',
      },
      cancelled: {
        title: 'Ce rendez-vous est annulé.',
        lede: 'Le créneau a été remis dans le calendrier. Une confirmation vous parvient par e-\u2060mail.',
      },
      begun: { title: 'Votre rendez-vous est en cours.', lede: 'Il ne peut plus être déplacé ni annulé.' },
      past: { title: 'Ce rendez-vous est passé.', lede: 'Il ne peut plus être déplacé ni annulé.' },
      broken: {
        title: 'Ce lien ne fonctionne pas.',
        lede: 'Il est peut-être incomplet, ou nous n’avons plus ce rendez-vous. Ouvrez le lien depuis l’invitation elle-même, ou réservez un autre appel.',
      },
      move: (now) =>
        `Il est prévu le ${now}. Choisissez un autre jour et une autre heure\u00a0; jusqu’à l’envoi, l’ancien créneau reste le vôtre.`,
    },
  },
};
