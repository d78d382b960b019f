import { answerQuestions } from '../provider/one-question-answer'
import { whenStarted } from '../provider/when-started'
import { lex } from './lex'
import { LEXER_START } from './lexer-start'

whenStarted(LEXER_START, (port) => answerQuestions(port, (markdown) => lex(String(markdown))))
