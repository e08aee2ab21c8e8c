import { settings } from '../../settings.ts';
import type { privacy as english } from '../en/privacy.ts';

const { brand } = settings;

export const privacy: typeof english = {
  meta: {
    title: `Política de privacidad · ${brand}`,
    description: `Qué guarda el sitio de ${brand} cuando pide acceso, pregunta o reserva, cuánto tiempo y cómo se suprime. Sin cookies para visitantes ni scripts de terceros.`,
  },
  sections: 'Secciones',
  updated: (date) => `Actualizada el ${date}`,
  learnMore: 'Leer más',
  showLess: 'Mostrar menos',
  someShown: (v) => `Se muestran ${v.shown} de ${v.all} secciones.`,
  allShown: (all) => `Se muestran las ${all} secciones.`,
};
