import figma from '@figma/eslint-plugin-figma-plugins'
import prettier from 'eslint-config-prettier'
import boundaries from 'eslint-plugin-boundaries'
import tseslint from 'typescript-eslint'

/** Who may import whom. A folder that is not named here may be imported by tests alone. */
const MAY_IMPORT = {
  interface: [],
  file: ['interface'],
  bridge: ['interface', 'file'],
  main: ['interface', 'file', 'bridge'],
  ui: ['interface', 'file', 'bridge', 'client', 'workers'],
  // The bridge for what a layer, an error and the record are; the client for the interface and its rules for files.
  workers: ['interface', 'file', 'bridge', 'client', 'service', 'perception'],
  client: ['interface'],
  perception: [],
  service: ['interface', 'perception'],
  node: ['interface', 'service', 'client', 'perception'],
  playground: [],
  bundler: []
}

const RESTRICTED = {
  figma: { name: 'figma', message: 'Only src/main talks to Figma; go through the bridge.' }
}

export default tseslint.config(
  { ignores: ['build/', 'out/', 'bench-results/', 'assets/', 'node_modules/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: true }
      ],
      // Typed arrays are read in hot loops, where the index is known to be in range.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['warn', { max: 220, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error'
    }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        node: { extensions: ['.ts', '.tsx', '.js'] }
      },
      // Data, not code: whose it is says the file that reads it.
      'boundaries/ignore': ['assets/**'],
      'boundaries/elements': Object.keys(MAY_IMPORT).map((type) => ({
        type,
        pattern: `src/${type}`,
        partialMatch: false
      }))
    },
    rules: {
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...Object.entries(MAY_IMPORT).map(([type, targets]) => ({
              from: { element: { type } },
              allow: { to: { element: { types: { anyOf: [type, ...targets] } } } }
            })),
            { allow: { to: { module: { origin: ['external', 'core'] } } } }
          ]
        }
      ]
    }
  },
  {
    // They import a Worker's script as text (`?worker`), which only the bundler can find.
    files: ['src/workers/engine-script.ts', 'src/workers/*/*-in-worker.ts'],
    rules: { 'boundaries/no-unknown-dependencies': 'off' }
  },
  {
    files: ['src/main/**/*.ts'],
    extends: [figma.flatConfigs.recommended]
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/main/**', 'src/playground/**'],
    rules: { 'no-restricted-globals': ['error', RESTRICTED.figma] }
  },
  {
    files: ['src/node/**/*.ts', 'src/playground/server/**/*.ts', 'test/**/*.{ts,tsx}'],
    rules: { 'no-console': 'off' }
  },
  {
    // What a plugin writes to its console belongs in the browser's.
    files: ['src/playground/page/plugin/plugin-console.ts'],
    rules: { 'no-console': 'off' }
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // A test reads what came over the wire, and asserts with bare functions.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      'max-lines': 'off'
    }
  },
  prettier
)
