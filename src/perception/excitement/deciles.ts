/**
 * Minimum, deciles and maximum over the designs at hand: 36 web pages (FiWI, Shen and Zhao 2014; first screens of
 * EYEVIS 2018), 126 posters and advertisements (GDI, O'Donovan et al. 2014; Savoias, Saraee et al. 2018) and 69
 * charts (MASSVIS, Borkin et al. 2013), each kind weighing alike. Printed by
 * test/bench/perception/fit-excitingness.ts.
 */
export const COLOURFULNESS_DECILES = [
  0, 14.61, 22.32, 31.38, 36.72, 43.26, 48.68, 55.76, 66.61, 78.19, 157.9
]
export const AROUSAL_DECILES = [
  0, 0.0002468, 0.0007233, 0.001521, 0.004419, 0.007452, 0.01214, 0.01905, 0.02637, 0.04216, 0.2903
]
export const CONTRAST_DECILES = [
  6.405, 11.15, 14.62, 16.52, 18.73, 20.82, 23.85, 25.83, 28.33, 31.89, 42.26
]
