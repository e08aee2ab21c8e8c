import { settings } from '../../settings.ts';

const { brand } = settings;

export const help = {
  meta: {
    title: `Help: how each PPC forecast number is made · ${brand}`,
    description:
      'How the forecast, its ranges, the backtest, pacing and the response to budget are calculated, how to export from each platform, and what is kept where.',
  },
};

declare module '../messages.ts' {
  interface Messages {
    help: typeof help;
  }
}
