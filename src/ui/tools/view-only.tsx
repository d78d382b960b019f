import type { ComponentChildren, JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from './use-tools'

/** Why nothing can be changed in this file, without a full stop. */
export function useWhyViewOnly(): string {
  return useTools().startup.devMode
    ? 'Dev Mode shows results and changes nothing'
    : 'You can view this file, not edit it'
}

/** Says so instead of what would change the file. The children say what cannot be done, in sentences. */
export function ViewOnly({ children }: { children: ComponentChildren }): JSX.Element {
  const { startup } = useTools()
  return (
    <Card role="status" title={useWhyViewOnly()}>
      <p>
        {children}
        {startup.devMode && ' Switch to Design to change anything.'}
      </p>
    </Card>
  )
}
