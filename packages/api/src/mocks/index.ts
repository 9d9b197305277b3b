export { bindMock, MockProblem, type Mock, type MockAnswer, type MockInput, type Mocks } from './bind.ts';
export { createHandlers, mocks, type HandlerOptions } from './handlers.ts';
