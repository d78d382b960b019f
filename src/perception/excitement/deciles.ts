/**
 * Minimum, deciles and maximum over 100 advertisements (Savoias, Saraee, Jalal and Betke 2018),
 * printed by test/bench/perception/fit-excitingness.ts.
 */
export const COLOURFULNESS_DECILES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
export const AROUSAL_DECILES = [-0.3, -0.2, -0.1, 0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]
export const CONTRAST_DECILES = [0, 5, 10, 15, 20, 25, 28, 30, 32, 35, 45]
