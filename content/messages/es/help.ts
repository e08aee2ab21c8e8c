import { settings } from '../../settings.ts';
import type { help as english } from '../en/help.ts';

const { brand } = settings;

export const help: typeof english = {
  meta: {
    title: `Ayuda: cómo se calcula cada cifra · ${brand}`,
    description:
      'Cómo se calculan la previsión, los rangos, el backtest y la respuesta al presupuesto, cómo exportar de cada plataforma y qué se guarda y dónde.',
  },
};
