import { settings } from '../../settings.ts';
import type { checkGaTag as english } from '../en/check-ga-tag.ts';

const { brand } = settings;

export const checkGaTag: typeof english = {
  meta: {
    title: `Comprobar etiqueta GA: ¿está Analytics activo? · ${brand}`,
    description:
      'Averigüe si una página envía datos a Google Analytics: lea su código fuente, distinga los ID G-, GT- y GTM- y vea en Tag Assistant si la etiqueta se activa.',
  },
  title: '¿Está Analytics activo?',
  lede: 'Con tres pasos, en cualquier navegador de escritorio, sabrá si una página envía datos a Google Analytics y con qué etiqueta.',
  steps: {
    title: 'Cómo comprobarlo',
    source: {
      title: 'Abra el código fuente',
      text: 'Escriba view-source: delante de la dirección de la página y pulse Enter. Chrome, Edge y Firefox muestran entonces la página tal como la envía el servidor.',
      code: 'view-source:https://…',
    },
    search: {
      title: 'Busque un ID',
      text: 'Busque en el código fuente, con Ctrl+F o, en un Mac, Comando+F, cada uno de estos prefijos. Un ID dentro de un comentario HTML no cuenta: el navegador nunca lo ejecuta.',
      code: 'G-  GT-  GTM-',
    },
    assistant: {
      title: 'Compruebe que se activa',
      text: 'En Tag Assistant, elija «Añadir dominio», escriba la dirección y conéctese. La página se abre en otra ventana; de vuelta en Tag Assistant, busque un ID G- que envíe datos.',
      link: 'Abrir Tag Assistant',
    },
  },
  ids: {
    title: 'Qué le dice un ID',
    starts: 'Empieza por',
    kind: 'Tipo',
    verdict: 'Qué significa',
    rows: [
      { id: 'G-', kind: 'Google Analytics 4', verdict: '¡Bien! El código GA está instalado.' },
      {
        id: 'GT-',
        kind: 'Etiqueta de Google',
        verdict: 'Puede enviar datos a Analytics. El paso 3 muestra si detrás hay un ID G-.',
      },
      {
        id: 'GTM-',
        kind: 'Contenedor de Tag Manager',
        verdict: 'Puede contener una etiqueta de Analytics. El paso 3 lo abre.',
      },
      { id: 'UA-', kind: 'Universal Analytics', verdict: 'Google lo retiró; ya no mide nada.' },
      { id: 'AW-  DC-', kind: 'Ads y Floodlight', verdict: 'Etiquetas publicitarias. No son de Analytics.' },
    ],
  },
  missing: {
    title: '¿No aparece ningún ID G-?',
    before: 'Entonces su sitio web no tiene código GA. Para instalarlo, envíe un ticket a esta dirección: ',
    after: '.',
    action: 'Enviar un ticket',
    subject: 'Falta el código GA',
    body: 'Sitio web:\nQué encontré en el código fuente:\nQué mostró Tag Assistant:\n',
  },
};
