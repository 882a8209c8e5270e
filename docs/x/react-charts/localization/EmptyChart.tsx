import { BarChart } from '@mui/x-charts/BarChart';
import { ptBR } from '@mui/x-charts/locales';

const portugueseTexts = ptBR.components.MuiChartsLocalizationProvider.defaultProps.localeText;

export default function EmptyChart() {
  return (
    <div lang="pt-BR">
      <BarChart
        role="img"
        aria-label="Vendas por mês: nenhum dado."
        height={220}
        xAxis={[{ data: [] }]}
        series={[]}
        localeText={portugueseTexts}
      />
    </div>
  );
}
