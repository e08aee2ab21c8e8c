export const devices = ['mobile', 'desktop', 'tablet'] as const;
export type Device = (typeof devices)[number];

/** Conversion rate in percent by hour of day, for the example account. */
export const rates: Record<Device, readonly number[]> = {
  mobile: [
    3.1, 3.2, 3, 2.7, 2.4, 2.3, 2.5, 2.9, 3, 2.8, 2.7, 2.7, 2.9, 2.8, 2.6, 2.6, 2.7, 3, 3.4, 3.8, 4.1, 4.2,
    3.9, 3.5,
  ],
  desktop: [
    1.6, 1.4, 1.2, 1.1, 1.1, 1.3, 1.7, 2.2, 2.7, 3.5, 4.2, 4.5, 4.1, 4.3, 4.6, 4.5, 4.2, 3.8, 3.2, 2.8, 2.6,
    2.5, 2.2, 1.9,
  ],
  tablet: [
    1.5, 1.3, 1, 0.9, 0.9, 0.9, 1.1, 1.3, 1.5, 1.6, 1.7, 1.7, 1.8, 1.8, 1.7, 1.7, 1.8, 1.9, 2.1, 2.4, 2.6,
    2.5, 2.1, 1.8,
  ],
};
