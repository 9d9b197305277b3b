import type { LegalContent } from '../types.ts';

const version = '2026-11-26';

export const legalContent: LegalContent = {
  terms: {
    title: 'Termos de serviço',
    lead: 'O que pode esperar do {product}, o que esperamos de si e quanto custa.',
    version,
    sections: [
      {
        id: 'parties',
        title: 'Entre quem vigoram estes termos',
        body: [
          'O {product} é explorado por {company} («nós»). O cliente é a empresa que abre uma conta e as pessoas que a usam em seu nome. O serviço destina-se a empresas; não é oferecido a consumidores.',
        ],
      },
      {
        id: 'service',
        title: 'O que faz o serviço',
        body: [
          'O {product} processa as encomendas, os custos e os gastos com publicidade da sua loja online, calcula quanto ganha e faz sugestões: de preços, orçamentos de publicidade, stocks, fornecedores e encomendas que podem ser fraude.',
          'As previsões, as pontuações e os textos do serviço são estimativas. Ajudam a decidir; não decidem por si nem constituem aconselhamento jurídico, fiscal ou financeiro.',
        ],
      },
      {
        id: 'account',
        title: 'A sua conta',
        body: [
          'Quem regista uma empresa torna-se administrador da sua loja e pode convidar outras pessoas e atribuir-lhes funções. Mantenha as palavras-passe em segredo, avise-nos em {email} assim que suspeitar que outra pessoa usa a sua conta e mantenha os dados atualizados.',
        ],
      },
      {
        id: 'price',
        title: 'Período experimental, planos e pagamento',
        body: [
          'Uma loja nova pode ser experimentada gratuitamente, durante o tempo indicado no registo e sem cartão. Depois fica só para leitura até escolher um plano.',
          'Os planos são pagos antecipadamente, todos os meses, ao preço apresentado no momento da subscrição, acrescido de IVA quando aplicável. Uma mudança de plano produz efeitos na faturação seguinte. Pode cancelar a qualquer momento; o serviço continua até ao fim do período pago. Se um preço subir, avisamos com pelo menos 30 dias de antecedência.',
        ],
      },
      {
        id: 'data',
        title: 'Os seus dados',
        body: [
          'O que traz para o {product} continua a ser seu. Autoriza-nos a tratá-lo na medida em que o serviço precise e assegura que no-lo pode fornecer. O tratamento de dados pessoais está descrito na política de privacidade e, para os dados dos seus clientes, nas condições da página RGPD.',
        ],
      },
      {
        id: 'use',
        title: 'Utilização correta',
        body: [
          'Não pode usar o serviço:',
          [
            'para violar a lei ou os direitos de outros;',
            'para testar, sobrecarregar ou contornar a sua segurança, salvo acordo connosco;',
            'além dos limites do seu plano, nem para o revender;',
            'para decidir automaticamente sobre uma pessoa sem que um ser humano analise o caso.',
          ],
        ],
      },
      {
        id: 'availability',
        title: 'Disponibilidade e suporte',
        body: [
          'Exploramos o serviço com cuidado, guardamos cópias de segurança e reparamos as falhas com prontidão. A manutenção que o interrompe é anunciada. Respondemos às perguntas em cerca de 24 horas, de segunda a sexta-feira, das 9:00 às 18:00 CET.',
        ],
      },
      {
        id: 'liability',
        title: 'Responsabilidade',
        body: [
          'Respondemos sem limite por dolo, negligência grosseira e danos à vida, ao corpo ou à saúde. Por negligência ligeira só respondemos se for violada uma obrigação essencial, e apenas pelo dano típico e previsível, até ao valor pago nos doze meses anteriores. As normas imperativas mantêm-se aplicáveis.',
        ],
      },
      {
        id: 'end',
        title: 'Fim do contrato',
        body: [
          'Qualquer das partes pode pôr termo ao contrato no fim de um período de faturação, e a qualquer momento por justa causa. Nos 30 dias seguintes ainda pode exportar os seus dados; depois eliminamo-los, exceto os que a lei nos obrigue a conservar.',
        ],
      },
      {
        id: 'changes',
        title: 'Alterações e lei aplicável',
        body: [
          'Informamos de uma alteração destes termos com pelo menos 30 dias de antecedência. Se se opuser, o contrato continua nos termos anteriores e qualquer das partes lhe pode pôr termo. Aplica-se a lei do país da nossa sede social; são competentes os tribunais dessa sede. Se uma cláusula não for válida, as restantes mantêm-se.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidade',
    lead: 'Que dados pessoais o {product} trata, porquê, durante quanto tempo e o que nos pode pedir.',
    version,
    sections: [
      {
        id: 'controller',
        title: 'Quem é responsável',
        body: [
          'O responsável pelos tratamentos aqui descritos é {company}. Pode contactar-nos em {email}, também sobre proteção de dados.',
        ],
      },
      {
        id: 'what',
        title: 'O que tratamos',
        body: [
          [
            'Conta: nome, endereço de e-mail, empresa e, se os indicar, número de registo e telefone; a palavra-passe apenas como resumo criptográfico irreversível.',
            'Utilização: sessões com a hora e o navegador, tentativas de início de sessão e alterações anotadas no registo de atividade da sua loja.',
            'Mensagens: o que escreve ao suporte ou no formulário de contacto.',
            'Pagamento: plano, faturas e estado do pagamento; os dados do cartão ficam no prestador de pagamentos.',
            'Dados da loja: encomendas, produtos, custos e campanhas. Para os dados pessoais dos seus clientes somos o seu subcontratante; veja a página RGPD.',
          ],
        ],
      },
      {
        id: 'why',
        title: 'Porquê, e com que fundamento legal',
        body: [
          'Tratamos os dados da conta, da loja e do pagamento para cumprir o contrato (artigo 6.º, n.º 1, alínea b) do RGPD), as faturas porque a lei nos obriga (alínea c)) e os registos técnicos para manter o serviço seguro, o que é o nosso interesse legítimo (alínea f)). Quando pedimos consentimento, pode retirá-lo a qualquer momento.',
        ],
      },
      {
        id: 'browser',
        title: 'O que fica no seu navegador',
        body: [
          'A aplicação guarda no armazenamento local do navegador o que precisa para funcionar: os tokens da sessão, o seu nome e e-mail, a função, o idioma e o tema de cores. Não usa cookies publicitários nem inclui rastreadores. Ao terminar sessão, os dados da sessão são apagados.',
        ],
      },
      {
        id: 'recipients',
        title: 'Quem recebe dados',
        body: [
          'Apenas quem trabalha para nós por contrato: o fornecedor dos servidores, o serviço de e-mail, o prestador de pagamentos e, se for usado, o fornecedor do modelo de linguagem que responde no chat e escreve textos publicitários. Indicamos os nomes e os países a quem os pedir em {email}. Não vendemos dados. Se ligar uma plataforma de loja ou uma conta de anúncios, os dados circulam entre ela e o {product} a seu pedido.',
        ],
      },
      {
        id: 'where',
        title: 'Onde ficam os dados',
        body: [
          'Em servidores na União Europeia. Se um destinatário estiver noutro lugar, uma decisão de adequação ou as cláusulas contratuais-tipo da Comissão Europeia protegem a transferência.',
        ],
      },
      {
        id: 'time',
        title: 'Durante quanto tempo',
        body: [
          'Enquanto a conta existir e 30 dias após o seu fim. As sessões terminam ao fim de 30 dias, no máximo, os registos técnicos são apagados após 90 dias e as faturas após o prazo previsto na lei fiscal.',
        ],
      },
      {
        id: 'rights',
        title: 'Os seus direitos',
        body: [
          'Pode pedir o acesso aos seus dados, a retificação, o apagamento, a limitação e a portabilidade, e opor-se aos tratamentos baseados nos nossos interesses. Escreva para {email}; respondemos no prazo de um mês. Pode também apresentar queixa a uma autoridade de controlo, em Portugal a CNPD.',
        ],
      },
      {
        id: 'security',
        title: 'Como os dados são protegidos',
        body: [
          'As ligações são cifradas, as palavras-passe são guardadas como resumos lentos, os segredos são cifrados, os dados de cada loja estão separados na base de dados e os acessos ficam registados. Pode proteger a sua conta com a autenticação de dois fatores.',
        ],
      },
    ],
  },
  gdpr: {
    title: 'RGPD e tratamento de dados',
    lead: 'Como o {product} trata, por sua conta, os dados pessoais dos seus clientes, nos termos do artigo 28.º do Regulamento Geral sobre a Proteção de Dados.',
    version,
    sections: [
      {
        id: 'roles',
        title: 'Quem é quem',
        body: [
          'O cliente é o responsável pelo tratamento dos dados dos seus clientes. Nós tratamo-los como subcontratante, segundo as suas instruções documentadas: estas condições e o que define no {product}. Se uma instrução nos parecer contrária à lei, avisamos.',
        ],
      },
      {
        id: 'subject',
        title: 'O que é tratado e para quê',
        body: [
          [
            'Finalidade: calcular o lucro, as devoluções e as previsões, e assinalar encomendas que podem ser fraude.',
            'Dados: números de encomenda, datas, valores, produtos, estado do pagamento e da entrega, país e, se o importar, um identificador do comprador.',
            'Pessoas: os clientes da sua loja.',
            'Duração: a do contrato e mais 30 dias.',
          ],
          'Não inclua numa importação o que o serviço não precisa: funciona sem nomes, moradas nem números de telefone.',
        ],
      },
      {
        id: 'confidentiality',
        title: 'Confidencialidade e segurança',
        body: [
          'Só tem acesso quem precisa dele para trabalhar, e todos estão obrigados à confidencialidade. Cumprimos as medidas técnicas e organizativas do artigo 32.º: cifra em trânsito, segredos cifrados, separação das lojas na base de dados, funções impostas pelo servidor, acessos registados e cópias de segurança testadas.',
        ],
      },
      {
        id: 'subprocessors',
        title: 'Subcontratantes ulteriores',
        body: [
          'Aceita estes subcontratantes ulteriores: o fornecedor dos servidores, para o serviço funcionar, e o serviço de e-mail, para enviar mensagens. Damos a lista com nomes e países a quem a pedir em {email} e informamos de um novo com pelo menos 30 dias de antecedência; pode opor-se por justa causa. Vinculamos cada um aos mesmos deveres e respondemos por eles.',
        ],
      },
      {
        id: 'help',
        title: 'Ajuda com direitos e deveres',
        body: [
          'Se um dos seus clientes nos pedir acesso ou apagamento, encaminhamos-lhe o pedido sem demora. Ajudamos a responder, a avaliar o impacto do tratamento e a lidar com as autoridades.',
        ],
      },
      {
        id: 'breaches',
        title: 'Violações de dados',
        body: [
          'Se dados pessoais se perderem ou forem parar a mãos erradas, avisamos sem demora injustificada e, o mais tardar, 48 horas depois de o sabermos: o que aconteceu, a quem diz respeito, o que fizemos e o que pode fazer.',
        ],
      },
      {
        id: 'automated',
        title: 'Sugestões automáticas',
        body: [
          'A pontuação de risco de uma encomenda é uma sugestão para a verificar. O {product} não recusa encomendas nem decide nada sozinho sobre uma pessoa. Não baseie uma decisão dessas apenas na pontuação.',
        ],
      },
      {
        id: 'deletion',
        title: 'Exportação e eliminação',
        body: [
          'Pode exportar e eliminar os seus dados na aplicação a qualquer momento. No fim do contrato eliminamo-los em 30 dias, incluindo as cópias logo que expirem, salvo se a lei nos obrigar a conservá-los.',
        ],
      },
      {
        id: 'audit',
        title: 'Provas e auditorias',
        body: [
          'A pedido, mostramos como cumprimos estes deveres. Pode mandar verificá-los, com aviso razoável e sem perturbar a atividade. Para qualquer questão sobre proteção de dados escreva para {email}.',
        ],
      },
    ],
  },
};
