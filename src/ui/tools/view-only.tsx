import type { ComponentChildren, JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from './use-tools'
import { words } from './words'

/** Why nothing can be changed in this file, without a full stop. */
export function useWhyViewOnly(): string {
  return useTools().startup.devMode ? words().devMode : words().viewOnly
}

/** Says so instead of what would change the file. The children say what cannot be done, in sentences. */
export function ViewOnly({ children }: { children: ComponentChildren }): JSX.Element {
  const { startup } = useTools()
  return (
    <Card role="status" title={useWhyViewOnly()}>
      <p>
        {children}
        {startup.devMode && ` ${words().switchToDesign}`}
      </p>
    </Card>
  )
}
