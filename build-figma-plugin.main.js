/** Figma's main thread is counted on for ES2020 syntax and nothing newer. */
export default function (options) {
  return { ...options, target: 'es2020', legalComments: 'none' }
}
