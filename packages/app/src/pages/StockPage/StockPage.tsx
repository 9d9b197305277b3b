import { StockScreen } from '@adaos/ui/screens/StockScreen';
import { readStockAhead, useStockQuery } from '../../queries/stock.ts';
import { paths } from '../../routes/paths.ts';
import { useScreenView } from '../../sample/index.ts';

export function StockPage() {
  const screen = useScreenView(useStockQuery(), 'stock', ({ sampleStock }) => sampleStock);
  return <StockScreen {...screen} importHref={paths.integrations} />;
}
StockPage.readAhead = readStockAhead;
