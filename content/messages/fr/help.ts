import { settings } from '../../settings.ts';
import type { help as english } from '../en/help.ts';

const { brand } = settings;

export const help: typeof english = {
  meta: {
    title: `Aide\u00a0: d’où vient chaque chiffre · ${brand}`,
    description:
      'Comment sont calculés la prévision, les fourchettes, le backtest et la réaction au budget, comment exporter de chaque plateforme et ce qui est conservé, et où.',
  },
};
