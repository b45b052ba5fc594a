import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['node_modules/', '.build/', '.tools/', 'public*/', 'static/', 'data/'] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, globals: globals.node },
    rules: {
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: 'error',
      'no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-control-regex': 'off',
    },
  },
  {
    files: ['assets/js/**/*.js', 'tests/browser/**/*.js'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
  {
    // readers' pages run these too
    files: ['scripts/{model,parsers,statistics,analysis,results,charts}/**/*.js'],
    rules: {
      'no-restricted-globals': ['error', { name: 'Buffer', message: 'pages have none: take Uint8Array' }],
    },
  },
  { files: ['tests/**/*.js'], rules: { 'max-lines-per-function': 'off' } },
];
