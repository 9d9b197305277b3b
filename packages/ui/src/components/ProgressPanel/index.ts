export { ProgressPanel, type ProgressPanelProps } from './ProgressPanel.tsx';
