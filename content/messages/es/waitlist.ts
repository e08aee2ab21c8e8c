import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { waitlist as english } from '../en/waitlist.ts';

const f = figures('es');
const { brand } = settings;

export const waitlist: typeof english = {
  meta: {
    title: `Unirse a la lista de espera · ${brand}`,
    description: `${brand} se abre, previa solicitud, a agencias con ${f.minSpend} o más de inversión publicitaria mensual. Vea quién entra, qué enviarnos y qué pasa después.`,
  },
  title: `${brand} no es para todos.`,
  lede: 'El acceso y el contacto con el equipo de onboarding empiezan aquí, con una solicitud. Buscamos agencias que ya dan resultados y quieren ver más lejos. Cuéntenos cómo trabaja; leemos todas las solicitudes.',
  who: {
    title: 'Quién entra',
    terms: [
      {
        term: `${f.minSpendShort} o más`,
        text: `de inversión publicitaria al mes, en plataformas como ${f.spendPlatforms}`,
      },
      { term: 'Agencias', text: 'que gestionan SEM para clientes, de la agencia boutique al gran grupo' },
      { term: 'Una persona', text: 'que lleva la cuenta con nosotros y a quien podemos llamar' },
    ],
  },
  next: {
    title: 'Qué pasa después',
    now: 'Ahora',
    apply: { name: 'Su solicitud', open: 'En cuanto envíe el formulario.' },
    mail: {
      name: 'Enseguida, un correo nuestro',
      before: 'A ',
      open: 'su correo de trabajo',
      after: '.',
      confirm: 'Con un clic en él confirma su dirección.',
    },
    answer: {
      name: 'Leemos todas las solicitudes',
      before: 'Si encaja, el equipo de onboarding le escribirá, con copia a ',
      open: 'su persona de contacto',
      after: '.',
    },
    call: {
      name: `Llamada de onboarding de ${f.callMinutes} minutos`,
      text: 'A la hora que usted elija.',
    },
    trial: {
      name: `Prueba de ${f.trialDays} días`,
      text: 'Empieza después de la llamada, con proyectos ilimitados.',
    },
  },
  formLabel: 'Solicitud para la lista de espera',
  groups: { you: 'Usted', agency: 'Su agencia', media: 'Su inversión' },
  count: '{n} de {all}',
  complete: 'completo',
  fields: {
    fullName: 'Nombre completo',
    email: 'Correo de trabajo',
    location: 'Ubicación',
    agencyName: 'Nombre de la agencia',
    companyWebsite: 'Sitio web de la empresa',
    linkedInPage: 'Página de LinkedIn',
    monthlyAdSpend: 'Inversión publicitaria mensual',
    reportingTools: 'Herramientas de informes que usa hoy',
    pointOfContactEmail: 'Correo de la persona de contacto',
    additionalInfo: 'Algo más que debamos saber',
    toolResults: 'De nuestras herramientas',
  },
  required: {
    fullName: 'Indique su nombre completo.',
    email: 'Indique su correo de trabajo.',
    location: 'Indique su ubicación. Basta con una ciudad, una región o un país.',
    agencyName: 'Indique el nombre de su agencia.',
    companyWebsite: 'Indique el sitio web de su empresa.',
    linkedInPage: 'Indique su página de LinkedIn.',
    reportingTools: 'Indique al menos una herramienta de informes. «Ninguna» también es una respuesta.',
    pointOfContactEmail:
      'Indique un correo que podamos poner en copia si la respuesta es sí. Puede ser el suyo.',
  },
  remove: 'Quitar',
  hints: {
    location: '¿No aparece? Escríbala como prefiera.',
    companyWebsite: 'Añadimos https:// por usted.',
    monthlyAdSpend: 'Todas las plataformas, todos los clientes, un mes normal.',
    pointOfContactEmail: 'La persona que pondremos en copia si la respuesta es sí.',
    toolResults: 'Solo se envían estas líneas, nunca su archivo.',
  },
  placeholders: { location: 'Ciudad, región o país', reportingTools: 'Looker Studio, SA360' },
  suggestions: (count) =>
    `${count}\u00a0${count === 1 ? 'sugerencia' : 'sugerencias'}. Elija con las flechas del teclado.`,
  submit: 'Unirse a la lista de espera',
  accept: { before: 'Se aplican nuestros ', between: '. La ', after: ' explica cómo usamos sus datos.' },
};
