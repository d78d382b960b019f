import { unpack } from './unpack'

/** Runs the panel's packed script; where the browser is too old to unpack it, says what helps. */
export function startPacked(packed: string): void {
  unpack(packed).then(run, explain)
}

function run(source: string): void {
  const script = document.createElement('script')
  script.textContent = source
  document.head.append(script)
}

function explain(): void {
  document.body.textContent =
    'This version of Figma is too old for Glance. Update Figma, then open Glance again.'
}
