import './styles/panel.module.css'
import { render } from '@create-figma-plugin/ui'
import { App } from './app'

export default render(App)
