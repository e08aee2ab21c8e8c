import { settings } from '../../settings.ts';
import type { help as english } from '../en/help.ts';

const { brand } = settings;

export const help: typeof english = {
  meta: {
    title: `Hilfe: wie jede Zahl der Prognose entsteht · ${brand}`,
    description:
      'Wie Prognose, Spannen, Backtest, Pacing und die Reaktion auf das Budget berechnet werden, wie Sie aus jeder Plattform exportieren und was wo gespeichert wird.',
  },
};
