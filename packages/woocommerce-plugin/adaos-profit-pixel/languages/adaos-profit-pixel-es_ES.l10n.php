<?php
return array(
	'domain'   => 'adaos-profit-pixel',
	'language' => 'es_ES',
	'messages' => array(
		'This is not the tag that Adaos shows under Integrations. Nothing was changed.' => 'Este no es el script que Adaos muestra en Integraciones. No se ha cambiado nada.',
		'Nothing is tracked: no tag is set.' => 'No se registra nada: no hay ningún script definido.',
		'Visits and orders are reported for the shop %s.' => 'Las visitas y los pedidos se comunican para la tienda %s.',
		'Tag' => 'Script',
		'Copy it in Adaos under Integrations and paste it as it is. An empty field ends the tracking.' => 'Cópialo en Adaos, en Integraciones, y pégalo tal cual. Un campo vacío detiene el seguimiento.',
		'Visitors who have refused marketing, or whose browser asks not to be tracked, are not counted.' => 'No se cuenta a quienes han rechazado el marketing o cuyo navegador pide no ser rastreado.',
	),
);
