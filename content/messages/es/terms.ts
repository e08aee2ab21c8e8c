import { figures } from '../../figures.ts';
import { settings } from '../../settings.ts';
import type { terms as english } from '../en/terms.ts';

const f = figures('es');
const { brand } = settings;

export const terms: typeof english = {
  meta: {
    title: `Términos y condiciones · ${brand}`,
    description: `Los términos de uso del sitio de ${brand}: acceso previa solicitud, prueba gratuita de ${f.trialDays} días, previsiones como rango y no como garantía, y de qué respondemos.`,
  },
  contents: 'En esta página',
  updated: (date) => `Actualizados el ${date}`,
};
